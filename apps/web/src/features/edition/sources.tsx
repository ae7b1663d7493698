import { useEditions } from "../../reader/editions.ts";
import { Loading } from "../../ui/loading.tsx";
import { NoTafseer } from "../../reader/no-tafseer.tsx";
import { Source } from "./source.tsx";
import classes from "./sources.module.css";

/** Every edition with its source, licence and remarks. */
export function Sources() {
  const { data: editions, isPending } = useEditions();
  if (isPending) return <Loading text="Loading sources…" />;
  if (!editions) return <p>The list of sources could not be loaded.</p>;
  return (
    <>
      <ul className={classes.sources}>
        {editions.map((edition) => (
          <Source key={edition.id} edition={edition} />
        ))}
      </ul>
      {editions.every(({ kind }) => kind !== "tafseer") && (
        <p>
          <NoTafseer />
        </p>
      )}
    </>
  );
}
