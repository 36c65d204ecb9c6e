/** A thread that compiles Markdown for `createCompilerPool`. */
import { keepCompiledCode } from '../../ground/octavo/keepCompiledCode.ts';

keepCompiledCode();
void import('./answerCompileRequests.ts');
