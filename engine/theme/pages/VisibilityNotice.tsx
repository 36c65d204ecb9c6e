import { admonitionIcons } from '../content/Admonition.tsx';
import { usePageContext } from './PageContext.ts';

export function VisibilityNotice({ unlisted, draft }: { unlisted?: boolean; draft?: boolean }) {
  const { t } = usePageContext();
  return (
    <>
      {unlisted && (
        <Caution
          className="theme-unlisted-banner"
          title={t('Unlisted page')}
          text={t(
            'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
          )}
        />
      )}
      {draft && (
        <Caution
          className="theme-draft-banner"
          title={t('Draft page')}
          text={t('This page is a draft. It will only be visible in dev and be excluded from the production build.')}
        />
      )}
    </>
  );
}

const { 'Admonition/Icon/Warning': WarningIcon } = admonitionIcons;

/** An admonition outside compiled content. */
function Caution({ className, title, text }: { className: string; title: string; text: string }) {
  return (
    <div className={`theme-admonition theme-admonition-caution admonition_xJq3 alert alert--warning ${className}`}>
      <div className="admonitionHeading_Gvgb">
        <span className="admonitionIcon_Rf37">
          <WarningIcon />
        </span>
        {title}
      </div>
      <div className="admonitionContent_BuS1">{text}</div>
    </div>
  );
}
