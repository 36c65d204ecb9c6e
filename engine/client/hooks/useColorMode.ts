import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { ColorModeState } from '../runtime/types.ts';

export function useColorMode(): ColorModeState & { cycle(): void } {
  const runtime = useRuntime('useColorMode');
  return { ...useStore(runtime.colorMode), cycle: runtime.cycleColorMode };
}
