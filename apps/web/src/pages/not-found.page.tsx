import * as webPaths from "@daily-quran/domain/web-paths";
import { PageHead } from "../lib/page-head.tsx";
import { Link } from "../ui/link.tsx";
import { Prose } from "../ui/prose.tsx";

export function NotFoundPage() {
  return (
    <Prose title="There is no page at this address">
      <PageHead
        title="Page not found · Daily Quran Reading"
        description="There is no page at this address."
      />
      <p>The link may be old or mistyped.</p>
      <p>
        <Link to={webPaths.home}>Go to today’s reading</Link>
      </p>
    </Prose>
  );
}
