// npm run build:engine: as all other commands build it, so that none of them builds it again.
import { buildEngine, runScript } from './prepare.mjs';

await runScript(buildEngine);
