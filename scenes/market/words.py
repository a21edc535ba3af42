"""What the Floating Market table says: prompts, reasons, the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.contract import Event
from game.market import outlook, records
from game.market.cards import CardSet
from game.match import Entry
from scenes.stage.texts import Texts
from scenes.table.chooser import Target

if TYPE_CHECKING:
    from scenes.market.scene import MarketScene


def ask(scene: MarketScene) -> str:
    assert scene.seat is not None
    texts, name = scene.stage.texts, scene.name(scene.seat)
    steps, focus = scene.chooser.chosen, scene.focus
    if scene.offers_kind(records.PutUnder):
        return texts("prompt-market-under", name=name)
    if scene.offers_kind(records.Lay):
        surplus = len(scene.picture.hands[scene.seat]) - 3
        return texts("prompt-market-lay-where" if steps else "prompt-market-lay", name=name, count=surplus)
    if steps and steps[0][0] == "plate":
        return texts("prompt-market-line", name=name)
    if focus and focus[0] == "plate":
        return texts("prompt-market-renew", name=name)
    if focus and focus[0] == "take":
        return texts("prompt-market-take", name=name)
    if focus and focus[0] == "stay":
        return texts("prompt-market-stay", name=name)
    ways = scene.ways()
    if ways:
        way = ways[0]
        key = "prompt-market-brings-choice" if len(ways) > 1 else "prompt-market-brings"
        return texts(key, name=name, count=len(way.taken))
    return texts("prompt-market-end" if steps else "prompt-market-play", name=name)


def explain(scene: MarketScene, target: Target) -> str:
    """Why an end or a place is closed, what lies in the port."""
    texts, rules, card = scene.stage.texts, scene.rules, scene.card_in_play
    reason = None
    match target:
        case ("end", end) if card is not None:
            reason = outlook.why_closed(rules, card, end)
        case ("cell", place) if card is not None:
            reason = outlook.why_not_place(rules, scene.acting, card, place)
        case ("hand", _) if scene.chosen is None:
            return texts("explain-market-nowhere")
        case ("hand", _):
            return texts("explain-market-other")
        case ("plate", _):
            return texts("explain-market-renew")
        case ("field", place) if place in scene.picture.port:
            return card_words(scene, scene.picture.port[place].card)
    return texts.reason(reason) if reason else ""


def goods_words(texts: Texts, cards: CardSet, goods: Iterable[int]) -> str:
    """Goods as a list: the name of each, and how many where there are several."""
    counts = Counter(goods)
    names = [(texts(f"ware-{cards.goods[good].replace('_', '-')}"), count) for good, count in counts.items()]
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in names)


def card_words(scene: MarketScene, card: int) -> str:
    """A card in a few words."""
    texts, design = scene.stage.texts, scene.picture.design(card)
    carries = goods_words(texts, scene.deck.cards, design.baskets)
    if design.chilli is None:
        return carries
    looks = goods_words(texts, scene.deck.cards, design.looks_at)
    return texts(f"chilli-{design.chilli}", goods=looks, carries=carries)


def short(scene: MarketScene, card: int) -> str:
    """A card for the log: the goods it carries, and for a chilli card its kind."""
    texts, design = scene.stage.texts, scene.picture.design(card)
    carries = goods_words(texts, scene.deck.cards, design.baskets)
    if design.chilli is None:
        return carries
    looks = goods_words(texts, scene.deck.cards, design.looks_at)
    kind = texts(f"part-{design.chilli}")
    return f"{kind} {looks} ({carries})" if looks else f"{kind} ({carries})"


def verdict(scene: MarketScene) -> str:
    """Who has won, and with how many points."""
    texts, standings = scene.stage.texts, scene.match.state.standings()
    if len(standings) == 1:
        return texts("prompt-market-alone", points=standings[0].points)
    winners = [scene.name(standing.seat) for standing in standings if standing.won]
    won = texts("results-title", names=" & ".join(winners), count=len(winners))
    return texts("prompt-market-counted", verdict=won, points=max(standing.points for standing in standings))


def tell(scene: MarketScene, entry: Entry) -> list[str]:
    lines = (line(scene, event) for event in entry.events)
    return [text for text in lines if text]


def line(scene: MarketScene, event: Event) -> str:
    """What an event says in the log, and in the prompt line while it is shown; nothing that is secret."""
    texts, name = scene.stage.texts, scene.name
    match event:
        case records.CardPlayed(seat, card, end):
            side, number = records.ENDS[end]
            where = texts(f"end-{side}", number=number)
            return texts("log-market-played", name=name(seat), card=short(scene, card), end=where)
        case records.CardsTaken(seat, _, cards):
            return texts("log-market-taken", name=name(seat), cards=" + ".join(short(scene, card) for card in cards))
        case records.CardLaid(seat, card, place):
            row, column = place // 3 + 1, place % 3 + 1
            return texts("log-market-laid", name=name(seat), card=short(scene, card), row=row, column=column)
        case records.CardPutUnder(seat, card, _):
            return texts("log-market-under", name=name(seat), card=short(scene, card))
        case records.LineRenewed(seat, row):
            key, number = ("log-market-renewed-row", row + 1) if row < 3 else ("log-market-renewed-column", row - 2)
            return texts(key, name=name(seat), number=number)
        case records.LastRound(seat):
            rules = scene.rules
            ends = (seat + 1) % rules.players == rules.starter
            return texts("log-market-full" if ends else "log-market-last-round", name=name(seat))
        case records.Standstill(rounds):
            return texts("log-market-standstill", rounds=rounds)
        case records.PontoonShown(seat, good):
            return texts("log-market-pontoon", name=name(seat), good=goods_words(texts, scene.deck.cards, [good]))
        case records.Scored(seat, points, source, _):
            return texts("log-market-scored", name=name(seat), points=points, part=texts(f"part-{source}"))
    return ""
