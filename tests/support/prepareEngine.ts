import { buildEngine } from '../../scripts/prepare.mjs';

/** Before any test: builds the engine from its current sources, so that no test has to, and none replaces it. */
export default buildEngine;
