/**
 * npm run conformance:verdicts [-- --all]: asks Docusaurus 3.8.1 which of the faults in `faults.ts` it refuses, and records the
 * answers that `npm test` compares with. It runs only those without an answer, or all of them.
 */
import { installReference } from '../build/installReference.ts';
import { askVerdicts, readVerdicts, writeVerdicts } from './askVerdicts.ts';
import { CONTENT_FAULTS } from './faults/contentFaults.ts';
import { SITE_FAULTS } from './faults/siteFaults.ts';

installReference();
const recorded = process.argv.includes('--all') ? {} : readVerdicts();
const known = Object.entries(recorded).filter(([name]) => CONTENT_FAULTS.has(name) || SITE_FAULTS.has(name));
writeVerdicts(askVerdicts(Object.fromEntries(known)));
