export type Language = 'tsx' | 'js';

/** A component that wraps the theme's own, as a start. */
export function wrapperText(name: string, language: Language, isTable = false): string {
  const component = name.split('/').at(-1) ?? name;
  const original = `import ${component} from '@theme-original/${name}';\n`;
  if (isTable) return `${original}\nexport default {\n  ...${component},\n};\n`;
  const body = `  return (\n    <>\n      <${component} {...props} />\n    </>\n  );\n}\n`;
  if (language === 'js') return `${original}\nexport default function ${component}Wrapper(props) {\n${body}`;
  return (
    `import type { ReactNode } from 'react';\n${original}` +
    `import type ${component}Type from '@theme/${name}';\n` +
    `import type { WrapperProps } from '@docusaurus/types';\n\n` +
    `type Props = WrapperProps<typeof ${component}Type>;\n\n` +
    `export default function ${component}Wrapper(props: Props): ReactNode {\n${body}`
  );
}
