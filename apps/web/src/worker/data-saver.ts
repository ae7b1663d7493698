/** Whether the reader asked the browser to spare data, where it tells. */
export const isDataDear = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
