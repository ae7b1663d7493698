import { PageHead } from "../lib/page-head.tsx";
import { useSiteSettings } from "../reader/site-settings.ts";
import { Prose } from "../ui/prose.tsx";

export function ContactPage() {
  const { contactEmail } = useSiteSettings();
  return (
    <Prose title="Contact">
      <PageHead
        title="Contact · Daily Quran Reading"
        description="How to reach the people who run this site."
      />
      {contactEmail ? (
        <>
          <p>
            Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
          <p>
            If you found a mistake in a text, please name the surah and the verse, as in 2:255, and
            say whether it is the Arabic or a translation.
          </p>
        </>
      ) : (
        <p>The people who run this site have not given a contact address.</p>
      )}
    </Prose>
  );
}
