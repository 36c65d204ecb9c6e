/** The folder that Octavo was called in. Paths on the command line and in messages begin there. */
export const callerFolder = process.cwd();
