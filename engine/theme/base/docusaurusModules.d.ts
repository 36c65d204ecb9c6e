/** Modules that `engine/docusaurusModules.mjs` takes from Docusaurus's packages when the engine is built. */
declare module 'octavo:social-icons' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

declare module 'octavo:class-names' {
  /** The class names that site code imports under this name. */
  export const ThemeClassNames: { docs: object };
}
