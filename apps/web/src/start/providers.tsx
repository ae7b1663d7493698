import type { SiteSettings } from "@daily-quran/domain/site";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RenderedDayContext } from "../reader/day/rendered-day.ts";
import { SiteSettingsContext } from "../reader/site-settings.ts";
import { type Texts, TextsContext } from "../texts/texts-context.ts";
import type { ToastStore } from "../ui/toasts/toast-store.ts";
import { ToastContext } from "../ui/toasts/use-toasts.ts";
import { Mantine } from "./styles/mantine.tsx";
import "virtual:mantine-variables.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "virtual:palette.css";
import "./styles/mantine-colors.css";
import "./styles/base.css";
import "../fonts/bengali-font.css";

interface ProvidersProps {
  readonly site: SiteSettings;
  /** The plan's day when the document was rendered. */
  readonly day?: number;
  readonly texts: Texts;
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
  readonly children: ReactNode;
  readonly env?: "default" | "test";
}

export function Providers({
  site,
  day,
  texts,
  queryClient,
  toasts,
  children,
  env = "default",
}: ProvidersProps) {
  return (
    <Mantine env={env}>
      <QueryClientProvider client={queryClient}>
        <SiteSettingsContext value={site}>
          <RenderedDayContext value={day ?? null}>
            <TextsContext value={texts}>
              <ToastContext value={toasts}>{children}</ToastContext>
            </TextsContext>
          </RenderedDayContext>
        </SiteSettingsContext>
      </QueryClientProvider>
    </Mantine>
  );
}
