import * as webPaths from "@daily-quran/domain/web-paths";
import { PageHead } from "../lib/page-head.tsx";
import { useSiteSettings } from "../reader/site-settings.ts";
import { Link } from "../ui/link.tsx";
import { Prose } from "../ui/prose.tsx";

export function PrivacyPage() {
  const { analyticsId, contactEmail } = useSiteSettings();
  return (
    <Prose title="Privacy policy">
      <PageHead
        title="Privacy · Daily Quran Reading"
        description="What this site counts, what it does not collect, and what an account stores."
      />
      <h2>Analytics data</h2>
      {analyticsId ? <WhatIsCounted /> : <p>This site sends nothing to an analytics service.</p>}
      <h2>No personal information</h2>
      <p>
        No personal information is collected from readers. What you choose on these pages, such as
        text size, translation and theme, is kept in your browser and goes nowhere else. So are
        copies of readings and pages, for when there is no network.
      </p>
      <h2>If you have an account</h2>
      <WhatAnAccountKeeps />
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
        <p>The people who run this site have not given a contact address.</p>
      )}
    </Prose>
  );
}

function WhatAnAccountKeeps() {
  return (
    <>
      <p>Reading needs no account. For one, this site stores:</p>
      <ul>
        <li>
          your username, your e-mail address and a hash of your password, from which nobody can read
          it;
        </li>
        <li>
          your groups and your role in them, your quiz answers and points, and when you gave them;
        </li>
        <li>
          where you are signed in: the kind of browser, such as Firefox on Windows, and the days of
          signing in and of the last visit. A session ends 30 days after that visit;
        </li>
        <li>your notifications, for 90 days;</li>
        <li>
          how often a password was wrong, under a hash of the name and of the network address, for
          about a day.
        </li>
      </ul>
      <p>
        Two cookies are set: one keeps you signed in for 30 days after your last visit. The other,
        for 400 days, tells this browser from a stranger’s, so that wrong guesses by others do not
        lock you out.
      </p>
      <p>
        The members of your groups see your username, your role, when you joined, your points and
        your days. In a public group everyone who is signed in does. Your e-mail address is shown to
        nobody else.
      </p>
      <p>
        All of it is kept until you delete the account, on the{" "}
        <Link to={webPaths.account}>account page</Link>. Then it is deleted at once: the account,
        your answers and your points. Groups you created go to another member, or are deleted if
        there is none. Notifications that name you stay with others for up to 90 days, and backups
        are kept as long as the people who run this site keep them.
      </p>
    </>
  );
}

function WhatIsCounted() {
  return (
    <>
      <p>Google Analytics loads after the page, and is told three things:</p>
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
