/** Made by `engine/socialIcons.mjs` when the engine is built. */
declare module 'octavo:social-icons' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
