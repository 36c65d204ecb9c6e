interface ImportMeta {
  /** Known when the engine is built. */
  readonly env: { readonly SSR: boolean };
}
