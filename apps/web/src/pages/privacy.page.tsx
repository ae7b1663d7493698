import { PageHead } from "../lib/page-head.tsx";
import { useSiteSettings } from "../reader/site-settings.ts";
import { Prose } from "../ui/prose.tsx";

export function PrivacyPage() {
  const { analyticsId, contactEmail } = useSiteSettings();
  return (
    <Prose title="Privacy policy">
      <PageHead
        title="Privacy · Daily Quran Reading"
        description="What this site counts, and what it does not collect."
      />
      <h2>Analytics data</h2>
      {analyticsId ? <WhatIsCounted /> : <p>This site sends nothing to an analytics service.</p>}
      <h2>No personal information</h2>
      <p>
        No personal information is collected from readers. What you choose on these pages, such as
        text size, translation and theme, is kept in your browser and goes nowhere else. So are
        copies of readings and pages, for when there is no network.
      </p>
      <p>
        Who signs in gets two cookies: one keeps them signed in, and by the other we know this
        browser again, so that somebody else’s guesses at the password never shut them out.
      </p>
      <h2>Do Not Track</h2>
      <p>
        Where your browser sends Do Not Track or Global Privacy Control, this is respected: nothing
        about your visit is counted, and nothing of an analytics service is even loaded.
      </p>
      <h2>Contact</h2>
      {contactEmail ? (
        <p>
          Questions about privacy: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      ) : (
        <p>The people who run this site have not given an address to write to.</p>
      )}
    </Prose>
  );
}

function WhatIsCounted() {
  return (
    <>
      <p>Google Analytics is told of three things, when they happen, and loads after the page:</p>
      <ul>
        <li>
          a page is opened: which kind of page, such as <code>/schedule</code> or{" "}
          <code>/groups/:groupId</code>, never which group or what led you here;
        </li>
        <li>a verse’s play button is pressed: the surah and the verse, such as 2:255;</li>
        <li>a community link is followed: facebook or telegram.</li>
      </ul>
      <p>
        With each of them your browser sends what it sends to every site: its kind, its language and
        your network address. No cookie is set for this, and nothing is used for advertising. It
        tells us what is used, not by whom.
      </p>
    </>
  );
}
