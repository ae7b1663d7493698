/** Whether the browser is set to save data, if it says so. */
export const isDataDear = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
