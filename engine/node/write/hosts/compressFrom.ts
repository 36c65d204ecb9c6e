/** Bytes of a file that is worth compressing, for the build and for every host. */
export const COMPRESS_FROM_BYTES = 600;
