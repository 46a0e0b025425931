import { Component, type ReactNode } from 'react';
import { CrashPage } from './Pages.tsx';

interface PageBoundaryProps {
  /** Where one is: another place is a new start. */
  readonly at: string;
  readonly children: ReactNode;
}

/** A page that cannot be drawn is told of in its own place; bar, menu and notices stay. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });

  override state = { broken: false };

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.broken && before.at !== this.props.at) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <CrashPage /> : this.props.children;
  }
}
