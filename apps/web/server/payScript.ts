/** The window of the simulated provider: plain, with everything that can happen to a payment as a button. */
const STYLE = `
  dialog { border: 0; border-radius: 16px; padding: 24px; width: min(22rem, calc(100vw - 32px)); box-sizing: border-box;
    color: #1f1a17; background: #fffdf8; font: 16px/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0 0 4px; font-size: 20px; }
  p { margin: 0 0 16px; }
  button { display: block; width: 100%; min-height: 44px; margin-top: 8px; border: 2px solid #4a3f35; border-radius: 10px;
    background: #fff; color: inherit; font: inherit; cursor: pointer; }
  button:first-of-type { background: #4a3f35; color: #fff; }
  button:focus-visible { outline: 3px solid #b4540a; outline-offset: 2px; }
`;

/**
 * The script that a payment page loads from the simulated provider. Its object has the names of Razorpay's Standard Checkout, so that a page goes
 * the same way with both.
 *
 * @param path where the window says what was done in it
 */
export const payScript = (path: string): string => `(() => {
  const style = ${JSON.stringify(STYLE)};
  const rupees = (paise) => '₹' + (paise / 100).toFixed(2);
  window.SimulatedPay = class SimulatedPay {
    constructor(options) {
      this.options = options;
      this.failed = [];
    }
    on(event, listener) {
      if (event === 'payment.failed') this.failed.push(listener);
    }
    open() {
      const { options, failed } = this;
      const host = document.createElement('div');
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Simulated payment');
      const add = (tag, text) => {
        const element = document.createElement(tag);
        element.textContent = text;
        dialog.append(element);
        return element;
      };
      add('h2', options.name + ' · ' + rupees(options.amount));
      const note = add('p', 'This window is made up: no money moves.');
      const close = () => {
        dialog.close();
        host.remove();
      };
      const send = async (act) => {
        const answer = await fetch(${JSON.stringify(path)}, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: new URLSearchParams({ act, order: options.order_id }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const button = (label, act) => {
        add('button', label).addEventListener('click', () => {
          act().catch((error) => { note.textContent = error.message; });
        });
      };
      button('Pay ' + rupees(options.amount), async () => {
        const { paymentId, signature } = await send('pays');
        close();
        options.handler({
          razorpay_payment_id: paymentId,
          razorpay_order_id: options.order_id,
          razorpay_signature: signature,
        });
      });
      button('Let it fail', async () => {
        await send('fails');
        note.textContent = 'The payment failed. Try again, or close the window.';
        for (const listener of failed) listener({ error: { description: 'Payment failed' } });
      });
      button('Let the bank be slow', async () => {
        await send('hangs');
        close();
        options.modal?.ondismiss?.();
      });
      button('Close the window', async () => {
        close();
        options.modal?.ondismiss?.();
      });
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        close();
        options.modal?.ondismiss?.();
      });
      root.append(dialog);
      document.body.append(host);
      dialog.showModal();
    }
  };
})();
`;
