import type { SiteSettings } from "@daily-quran/domain/site";
import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RenderedDayContext } from "../reader/rendered-day.ts";
import { SiteSettingsContext } from "../reader/site-settings.ts";
import type { ToastStore } from "../ui/toasts/toast-store.ts";
import { ToastContext } from "../ui/toasts/use-toasts.ts";
import { colorSchemeManager } from "./color-scheme-manager.ts";
import "./styles.ts";
import { theme } from "./theme.ts";

const schemeManager = colorSchemeManager();

interface ProvidersProps {
  readonly site: SiteSettings;
  /** The plan's day when the document was rendered. */
  readonly day?: number;
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
  readonly children: ReactNode;
  readonly env?: "default" | "test";
}

export function Providers({
  site,
  day,
  queryClient,
  toasts,
  children,
  env = "default",
}: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      // plugins/mantine-variables.ts writes them into the style sheet, for the first paint.
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      <QueryClientProvider client={queryClient}>
        <SiteSettingsContext value={site}>
          <RenderedDayContext value={day ?? null}>
            <ToastContext value={toasts}>{children}</ToastContext>
          </RenderedDayContext>
        </SiteSettingsContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
