import { buildEngine } from '../../scripts/prepare.mjs';

/** Before any test runs: one that builds a site finds the engine as its sources are, and nobody replaces it meanwhile. */
export default buildEngine;
