/** How much memory a deployment takes, as `emberhold models estimate` computes it. GB are 10⁹ bytes. */
export interface Model {
  id: string;
  maxContext: number;
  /** KiB of KV cache for each token of context. */
  kibPerToken: number;
  /** GB on disk, by variant; the first is the default. */
  sizes: Record<string, number>;
}

export const MODELS: Model[] = [
  { id: 'qwen2.5-0.5b-instruct', maxContext: 32_768, kibPerToken: 12, sizes: { q4_k_m: 0.49, q8_0: 0.68 } },
  { id: 'qwen2.5-7b-instruct', maxContext: 32_768, kibPerToken: 56, sizes: { q4_k_m: 4.68, q8_0: 8.1, bf16: 15.24 } },
  { id: 'qwen2.5-coder-7b-instruct', maxContext: 32_768, kibPerToken: 56, sizes: { q4_k_m: 4.68, q8_0: 8.1 } },
  { id: 'mistral-nemo-12b-instruct', maxContext: 131_072, kibPerToken: 160, sizes: { q4_k_m: 7.48, q8_0: 13.02 } },
  { id: 'qwen2.5-14b-instruct', maxContext: 32_768, kibPerToken: 192, sizes: { q4_k_m: 8.99, q8_0: 15.7 } },
  { id: 'qwen2.5-32b-instruct', maxContext: 32_768, kibPerToken: 256, sizes: { q4_k_m: 19.85, q8_0: 34.82 } },
];

export interface Card {
  name: string;
  /** As sold, in GiB. */
  memory: number;
  isApple?: boolean;
}

const gpu = (memory: number): Card => ({ name: `${memory} GB GPU`, memory });
const apple = (memory: number): Card => ({ name: `Apple silicon, ${memory} GB`, memory, isApple: true });
export const CARDS = [gpu(8), gpu(12), gpu(16), gpu(24), gpu(48), apple(16), apple(24), apple(36), apple(64)];

/** GiB that Docker's virtual machine takes of the memory of a Mac, which models share with it. */
const DOCKER = 6;

export const usableMemory = ({ memory, isApple }: Card): number =>
  ((isApple ? (memory - DOCKER) * 0.7 : memory * 0.9) * 2 ** 30) / 1e9;

export interface Estimate {
  weights: number;
  cache: number;
  overhead: number;
  total: number;
}

export function estimateMemory(model: Model, variant: string, context: number, concurrency: number): Estimate {
  const weights = model.sizes[variant]!;
  const cache = (context * concurrency * model.kibPerToken * 1024) / 1e9;
  const overhead = 0.8;
  return { weights, cache, overhead, total: weights + cache + overhead };
}
