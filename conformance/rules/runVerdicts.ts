/**
 * npm run conformance:verdicts [-- --all]: runs Docusaurus 3.8.1 on the faults in `faults/`, and records which of them it
 * refuses; `npm test` compares with that. Without `--all`, it runs only faults without a record.
 */
import { installReference } from '../build/installReference.ts';
import { askVerdicts, readVerdicts, writeVerdicts } from './askVerdicts.ts';
import { CONTENT_FAULTS } from './faults/contentFaults.ts';
import { SITE_FAULTS } from './faults/siteFaults.ts';

installReference();
const recorded = process.argv.includes('--all') ? {} : readVerdicts();
const known = Object.entries(recorded).filter(([name]) => CONTENT_FAULTS.has(name) || SITE_FAULTS.has(name));
writeVerdicts(askVerdicts(Object.fromEntries(known)));
