/** The browser's own question whether to install the app, which it lets a page ask later. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Navigator {
    /** Of iOS alone: whether this is an app on the home screen. */
    readonly standalone?: boolean;
  }
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** Keeps the question for a moment at which it is in nobody's way; runs inline, since it comes early and once. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
}
