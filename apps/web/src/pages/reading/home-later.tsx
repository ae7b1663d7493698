import { Suspense } from "react";
import { useUserIfAny } from "../../features/auth/use-user.ts";
import { ENDED_OWN_DAY } from "../../features/day/day-override.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { readStored } from "../../lib/storage/storage.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import classes from "./home.page.module.css";

const HomeExtras = lazyPart(
  "home extras",
  async () => (await import("../../reading/home-extras.tsx")).HomeExtras,
);

/** Loads what a signed-in user, or one whose own day is over, sees on the home page, after the page. */
export function HomeLater() {
  const user = useUserIfAny();
  const isWanted = useHydrated() && (user != null || readStored(ENDED_OWN_DAY) != null);
  return (
    <div className={classes.later} data-screen-only>
      {isWanted && (
        <Suspense>
          <HomeExtras userId={user?.id} />
        </Suspense>
      )}
    </div>
  );
}
