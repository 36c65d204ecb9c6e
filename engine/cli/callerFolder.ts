/** The folder in which Octavo was called. Paths on the command line and in messages are relative to it. */
export const callerFolder = process.cwd();
