// npm run build:engine: builds in the same way as all other commands, so that none of them builds again.
import { buildEngine, runScript } from './prepare.mjs';

await runScript(buildEngine);
