#!/usr/bin/env python3
"""Today's reading, a search to its end, and the check of a quotation: Python's standard library alone."""

import json
import os
import re
import sys
from urllib.error import HTTPError
from urllib.parse import quote, urljoin
from urllib.request import Request, urlopen

SERVER = os.environ.get("SERVER", "http://localhost:3000")


def ask(path, body=None, headers=None):
    """What a call answers with, and its headers; None where the copy that one has is still right."""
    data = None if body is None else json.dumps(body).encode()
    sent = {"Accept": "application/json", **(headers or {})}
    if data is not None:
        sent["Content-Type"] = "application/json"
    try:
        with urlopen(Request(urljoin(SERVER, path), data=data, headers=sent)) as response:
            return json.load(response), response.headers
    except HTTPError as error:
        if error.code == 304:
            return None, error.headers
        # Programs go by the code; the text is for people.
        failure = json.load(error)
        sys.exit(f"{error.code} {failure['code']}: {failure['error']}")


def pages(path):
    """All entries of a list: each page names the next one in its Link header."""
    while path:
        entries, headers = ask(path)
        yield from entries
        following = re.search(r'<([^>]+)>; rel="next"', headers.get("Link") or "")
        path = following and following.group(1)


reading, headers = ask("/api/current-reading")
print(f"Today is day {reading['day']}: {reading['readingTitle']}")
again, _ = ask("/api/current-reading", headers={"If-None-Match": headers["ETag"]})
print("The copy is still right." if again is None else "There is another reading now.")

found = list(pages(f"/api/search?q={quote('straight path')}&limit=50"))
first = next(one for one in found if one["kind"] == "verse")
print(f"{len(found)} results, first {first['surahNumber']}:{first['verseNumber']}")

verse = reading["surahs"][0]["verses"][0]
checked, _ = ask("/api/verify", body={"text": verse["arabic"]})
print(f"{checked['passages'][0]['reference']} is exact: {checked['isExact']}")
