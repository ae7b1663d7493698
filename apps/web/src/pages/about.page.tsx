import { Sources } from "../features/edition/sources.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Prose } from "../ui/prose.tsx";

export function AboutPage() {
  return (
    <Prose title="About">
      <PageHead
        title="About · Daily Quran Reading"
        description="How the 300-day reading plan works, and where the texts come from."
      />
      <p>
        Daily Quran Reading shows one reading a day, about ten minutes long. Together the 300
        readings are the whole Quran, all 6,236 verses, in the order and on the pages of the Madani
        mushaf. After day 300 the plan begins again.
      </p>
      <p>
        A new reading comes every day at 00:00 UTC. Everyone reads the same one, wherever they are.
        Reading needs no account.
      </p>
      <h2>Sources</h2>
      <Boundary name="The list of sources">
        <Sources />
      </Boundary>
    </Prose>
  );
}
