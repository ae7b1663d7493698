/** Whether the browser reports that it saves data. */
export const isDataDear = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
