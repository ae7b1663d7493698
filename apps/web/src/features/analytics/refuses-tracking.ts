/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    readonly doNotTrack?: string | null;
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
