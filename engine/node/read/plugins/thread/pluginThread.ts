/** The thread in which the plugins of a site run, for `startPlugins`. */
import { keepCompiledCode } from '../../../ground/octavo/keepCompiledCode.ts';

keepCompiledCode();
void import('./answerPluginRequests.ts');
