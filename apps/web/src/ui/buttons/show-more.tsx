import { Button } from "./button.tsx";
import { useTexts } from "../../texts/use-texts.ts";

export interface ShowMoreProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Fetches the next page of a list that has one. */
export function ShowMore({ query }: ShowMoreProps) {
  const t = useTexts("controls");
  if (!query.hasNextPage) return null;
  return (
    <Button
      mt="md"
      variant="default"
      disabled={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t(query.isFetchingNextPage ? "loading" : "showMore")}
    </Button>
  );
}
