import type { Permission } from '../../../metadata/permissions.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import type { WidgetProps } from '../../ui/fieldTypeConsole.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconCheck } from '../../ui/icons.ts';
import { commonActs, loosePermissions, permissionRows } from './permissionRows.ts';
import './permissionMatrix.css';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Stands for every code there is, of screens to come too. */
const everyCode = '*';

/** Signing opinions is given by name or not at all, also to who holds everything else (design, section 5). */
const isAutomatic = ({ code }: Permission) => !code.startsWith('PARECER.') || code === 'PARECER.CONSULTAR';

/** A profile's codes as screen × act. Ticking an act ticks its screen, without which it cannot be reached. */
export function PermissionMatrix({
  id,
  value,
  onChange,
  problems = {},
  readOnly = false,
  field,
}: WidgetProps<Rows>) {
  const { t, locale } = useTexts();
  const codes = new Set(Array.isArray(value) ? (value as Rows).map(({ Codigo }) => String(Codigo)) : []);
  const all = codes.has(everyCode);
  const holds = (permission: Permission) => codes.has(permission.code) || (all && isAutomatic(permission));
  const set = (code: string, on: boolean, screen?: string) => {
    const next = new Set(codes);
    if (on) {
      next.add(code);
      if (screen) next.add(screen);
    } else next.delete(code);
    onChange([...next].sort().map((Codigo) => ({ Codigo })) as Rows);
  };
  const tick = (permission: Permission | undefined, name: string, screen?: string) =>
    permission === undefined ? null : readOnly ? (
      holds(permission) && (
        <>
          <Glyph icon={IconCheck} small />
          <span className="vh">{name}</span>
        </>
      )
    ) : (
      <input
        type="checkbox"
        className="ck"
        aria-label={name}
        checked={holds(permission)}
        disabled={all && isAutomatic(permission)}
        onChange={(event) => set(permission.code, event.target.checked, screen)}
      />
    );
  const loose = loosePermissions();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="panel scroll" id={id} tabIndex={0} aria-label={field.label[locale]}>
      <table className="tbl matrix">
        <caption className="vh">{field.label[locale]}</caption>
        <thead>
          <tr>
            <th scope="col">{t('permissions.screen')}</th>
            <th scope="col">{t('permissions.see')}</th>
            {commonActs.map((act) => (
              <th scope="col" key={act}>
                {t(`permissions.acts.${act}`)}
              </th>
            ))}
            <th scope="col">{t('permissions.others')}</th>
          </tr>
        </thead>
        <tbody>
          {permissionRows(locale).map(({ screen, common, others }) => {
            const name = screen.label[locale];
            return (
              <tr key={screen.code}>
                <th scope="row">{name}</th>
                <td>{tick(screen, `${name}: ${t('permissions.see')}`)}</td>
                {commonActs.map((act) => (
                  <td key={act}>
                    {tick(common[act], `${name}: ${t(`permissions.acts.${act}`)}`, screen.code)}
                  </td>
                ))}
                <td className="matrix-others">
                  {others.map((other) => (
                    <span className="row" key={other.code}>
                      {tick(other, `${name}: ${other.label[locale]}`, screen.code)}
                      {(!readOnly || holds(other)) && <span aria-hidden="true">{other.label[locale]}</span>}
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
          {loose.map((permission) => (
            <tr key={permission.code}>
              <th scope="row">{permission.label[locale]}</th>
              <td colSpan={2 + commonActs.length}>{tick(permission, permission.label[locale])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all && <p className="matrix-all mut sm">{t('permissions.every')}</p>}
      {Object.entries(problems).map(([path, text]) => (
        <FieldMessage key={path} id={`${id}-${path.replaceAll('.', '-')}-error`} text={text} />
      ))}
    </section>
  );
}
