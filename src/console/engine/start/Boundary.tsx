import { Component, type ReactNode } from 'react';
import { showFailure } from '../client/failure.ts';
import { place } from '../client/place.ts';
import { ErrorPage } from '../error/ErrorPage.tsx';

/** What cannot even be drawn leads to the error page, and never to a white one. Another address is a new start. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });

  override state = { broken: false };
  #forget = () => {};

  override componentDidMount() {
    this.#forget = place.subscribe(() => {
      if (this.state.broken && place.get() !== '/erro') this.setState({ broken: false });
    });
  }

  override componentDidCatch(error: unknown) {
    showFailure(error);
  }

  override componentWillUnmount() {
    this.#forget();
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
