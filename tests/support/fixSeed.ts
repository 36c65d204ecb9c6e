/** Property tests try the same inputs in every run; another `OCTAVO_SEED` tries others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.OCTAVO_SEED ?? 1) });
