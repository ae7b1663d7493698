import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";

interface ShowMoreProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Fetches the next page of a list that has one. */
export function ShowMore({ query }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      h={44}
      mt="md"
      variant="default"
      disabled={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {query.isFetchingNextPage ? "Loading..." : "Show more"}
    </Button>
  );
}
