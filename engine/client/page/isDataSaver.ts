interface ConnectionNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** True where the reader pays for bytes nobody asked for: data saving, or a connection of the 2g kind. */
export function isDataSaver(
  { connection }: ConnectionNavigator = navigator as ConnectionNavigator,
): boolean | undefined {
  return connection && (connection.saveData || /2g/.test(connection.effectiveType!));
}
