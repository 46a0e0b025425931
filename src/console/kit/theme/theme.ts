import { createTheme, type Theme } from '@mui/material/styles';
import { type ColourName, colours } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette extends LedgerPalette {}
  interface PaletteOptions extends LedgerPalette {}
  interface TypeBackground {
    raised: string;
    sunken: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypographyVariants {
    figure: React.CSSProperties;
    quote: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
    quote?: React.CSSProperties;
  }
}

/** What the palette of MUI does not know: each a colour and its tint. */
interface LedgerPalette {
  readonly lien: Tinted;
  readonly closed: Tinted;
  readonly doubt: Tinted;
  readonly hand: Tinted;
  readonly severity: Readonly<Record<'critica' | 'alta' | 'media' | 'baixa' | 'info', Tinted>>;
  readonly ledger: { readonly margin: string; readonly ruleFaint: string; readonly edge: string };
  readonly chart: readonly string[];
}

interface Tinted {
  readonly main: string;
  readonly tint: string;
}

const sans = '"Source Sans 3 Variable", "Segoe UI", system-ui, sans-serif';
const serif = '"Source Serif 4 Variable", Georgia, "Times New Roman", serif';

const floating = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  color: 'var(--ink)',
  borderRadius: 6,
  boxShadow: 'var(--shadow-2)',
};

/** The tokens as a theme of MUI, for the parts taken from it: menus, dialogs, choices, notices. */
export const muiTheme: Theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'mui' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  spacing: 4,
  shape: { borderRadius: 4 },
  shadows: [
    'none',
    ...Array<string>(4).fill('var(--shadow-1)'),
    ...Array<string>(20).fill('var(--shadow-2)'),
  ] as Theme['shadows'],
  typography: {
    fontFamily: sans,
    htmlFontSize: 16,
    h1: { font: `600 24px/30px ${serif}`, letterSpacing: '-0.012em' },
    h2: { font: `600 17px/24px ${serif}` },
    h3: { font: `600 15px/22px ${sans}` },
    subtitle1: { font: `600 15px/22px ${sans}` },
    body1: { font: `400 15px/22px ${sans}` },
    body2: { font: `400 14px/20px ${sans}` },
    button: { font: `600 14px/20px ${sans}`, textTransform: 'none' },
    caption: { font: `400 13px/18px ${sans}` },
    figure: { font: `600 24px/30px ${serif}` },
    quote: { font: `400 15px/22px ${serif}` },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 150,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 150,
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenu: { defaultProps: { transitionDuration: 150 } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          fontSize: 14,
          lineHeight: '20px',
          minHeight: 34,
          gap: 10,
          padding: '0 14px',
          // MUI lets it shrink to its words on wider screens.
          '@media (min-width: 600px)': { minHeight: 34 },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { ...floating, width: 480, maxWidth: 'calc(100vw - 32px)', padding: '20px 24px 16px' },
      },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 400 },
      styleOverrides: {
        tooltip: {
          ...floating,
          color: 'var(--ink)',
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 400,
          padding: '4px 8px',
        },
      },
    },
    MuiBackdrop: {
      // Menus leave the page as it is; only dialogs dim it.
      styleOverrides: {
        root: {
          '&:not(.MuiBackdrop-invisible)': {
            backgroundColor: 'color-mix(in srgb, var(--sunken) 70%, transparent)',
          },
        },
      },
    },
  },
});

function palette(scheme: 'light' | 'dark') {
  const of = colours[scheme];
  const tinted = (
    name: 'lien' | 'closed' | 'doubt' | 'hand' | 'critica' | 'alta' | 'media' | 'baixa' | 'info',
  ): Tinted => ({
    main: of[name],
    tint: of[`${name}Tint`],
  });
  const tone = (main: ColourName) => ({ main: of[main], contrastText: of.onAccent });
  return {
    mode: scheme,
    background: { default: of.canvas, paper: of.paper, raised: of.raised, sunken: of.sunken },
    text: { primary: of.ink, secondary: of['ink-2'], tertiary: of['ink-3'] },
    divider: of.rule,
    primary: { main: of.accent, dark: of.accentStrong, contrastText: of.onAccent },
    secondary: { main: of['ink-2'], contrastText: of.paper },
    success: tone('accent'),
    error: tone('critica'),
    warning: tone('media'),
    info: tone('info'),
    action: { selected: of.accentTint, hover: of.accentTint },
    lien: tinted('lien'),
    closed: tinted('closed'),
    doubt: tinted('doubt'),
    hand: tinted('hand'),
    severity: {
      critica: tinted('critica'),
      alta: tinted('alta'),
      media: tinted('media'),
      baixa: tinted('baixa'),
      info: tinted('info'),
    },
    ledger: { margin: of.margin, ruleFaint: of.ruleFaint, edge: of.edge },
    chart: [of['chart-1'], of['chart-2'], of['chart-3'], of['chart-4'], of['chart-5'], of['chart-6']],
  };
}
