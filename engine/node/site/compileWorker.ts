/** A thread that compiles Markdown for `createCompilerPool`. */
import { keepCompiledCode } from './keepCompiledCode.ts';

keepCompiledCode();
void import('./answerCompileRequests.ts');
