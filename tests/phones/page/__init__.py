"""The phone's page in a real browser, phone-sized and touched. Where no Chromium is found these tests are not there,
and the run says so at its end."""
