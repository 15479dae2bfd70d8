/** What the states and events of a machine mean. States have their path below the machine: `loggingOut.ending`. */
export interface Description {
  states: Readonly<Record<string, string>>;
  events: Readonly<Record<string, string>>;
}

/**
 * Of every machine, by its id. They stand beside the machines instead of in them, because a browser that runs a machine has
 * no use for them.
 */
export const descriptions: Readonly<Record<string, Description>> = {
  auth: {
    states: {
      checking: 'Reads what the browser has stored.',
      renewing: 'Exchanges the refresh token. The person is shown as a member meanwhile.',
      verifying: 'Asks the server whether the session is valid, because the page needs a member.',
      unreachable: 'The server does not answer. Tokens stay, and the renewal is tried again.',
      loggedIn: 'The person is a member.',
      'loggedIn.trusted': 'The stored token has not expired; the server was not asked.',
      'loggedIn.verified': 'The server confirmed the session, or has just made it.',
      loggingOut: 'The member pressed Logout.',
      'loggingOut.ending': 'Ends the session on the server, and does not wait long for it.',
      'loggingOut.clearing': 'Removes the tokens; then the logout is announced.',
      clearing: 'Removes tokens that are of no use, without a word.',
      loggedOut: 'The person is a visitor.',
    },
    events: {
      'login.succeeded': 'The server has just given new tokens.',
      'logout.requested': 'Logout was pressed.',
      'guard.entered': 'A page came up that needs a member.',
      'guard.left': 'Such a page was left.',
      'token.rejected': 'A call was refused although its token had been renewed.',
      'storage.changed': 'Another tab logged in or out.',
      'network.returned': 'The browser is online again.',
    },
  },
  loginModal: {
    states: {
      closed: 'The dialog is not there.',
      filling: 'The person fills in a form.',
      'filling.email': 'Only the e-mail is asked for.',
      'filling.email.typing': 'After a pause, a valid e-mail is checked by itself.',
      'filling.email.checking': 'Asks the server whether there is an account.',
      'filling.email.sendingReset': 'A link to set a new password is sent from here, too.',
      'filling.email.answered': 'The answer to either is shown; Enter or another e-mail checks again.',
      'filling.login': 'There is an account: the password is asked for.',
      'filling.signup': 'There is no account: the signup form is shown.',
      loggingIn: 'The password is checked.',
      sendingReset: 'A link to set a new password is sent.',
      signingUp: 'The account is made.',
      redirecting: 'The member is told, and then led to what the visitor wanted.',
    },
    events: {
      'modal.opened': 'Something asked for a login.',
      'modal.closed': 'The person closed the dialog. Running calls are cancelled.',
      'email.changed': 'A letter was typed into the e-mail; the check begins again.',
      'otherEmail.chosen': 'The person wants to use another e-mail.',
      'field.changed': 'Another field was changed.',
      'field.left': 'A field lost focus; a wrong value shows its error.',
      'form.submitted': 'Enter or the button was pressed.',
      'password.forgotten': 'The link for a new password was pressed.',
    },
  },
  profile: {
    states: {
      loading: 'Loads the profile.',
      unavailable: 'It could not be loaded.',
      reading: 'The profile is shown.',
      editing: 'It is changed, or filled in for the first time.',
      creating: 'The first one is saved.',
      updating: 'A change is saved.',
    },
    events: {
      'load.retried': 'The person asked to load it again.',
      'update.chosen': 'Update was pressed.',
      'edit.cancelled': 'The change was given up.',
      'field.changed': 'A field was changed.',
      'field.left': 'A field lost focus; a wrong value shows its error.',
      'form.submitted': 'Save was pressed.',
    },
  },
  bankForm: {
    states: {
      loading: 'Loads the account or UPI ID.',
      reading: 'What is on file is shown.',
      editing: 'It is changed, or entered for the first time. Also after a failed loading.',
      creating: 'The first details are saved. If there are some after all, they are changed instead.',
      updating: 'A change is saved.',
      confirming: 'The host asks who it is: the password or a mailed code is typed.',
      sendingCode: 'A code is mailed.',
    },
    events: {
      'confirmation.changed': 'The password or the code was changed.',
      'confirmation.cancelled': 'Back to the form was pressed.',
      'password.chosen': 'The password is typed after all.',
      'code.asked': 'A code by mail was asked for.',
      'load.retried': 'The person asked to load it again.',
      'update.chosen': 'Update was pressed.',
      'edit.cancelled': 'The change was given up.',
      'field.changed': 'A field was changed.',
      'field.left': 'A field lost focus; a wrong value shows its error.',
      'form.submitted': 'Save was pressed.',
    },
  },
  dispute: {
    states: {
      source: 'What the claim is about: a region of its own.',
      'source.unchosen': 'No type of shop is chosen yet.',
      'source.loading': 'Loads the names to choose from.',
      'source.ready': 'The names can be chosen.',
      'source.failed': 'They could not be loaded.',
      claim: 'The form and its way to the server: the other region.',
      'claim.editing': 'The form is filled in.',
      'claim.uploading': 'Its files are sent, one after the other.',
      'claim.submitting': 'The claim is sent.',
    },
    events: {
      'source.chosen': 'Store, credit card or flash deal was chosen.',
      'source.given': 'The claim begins with a shop that is known.',
      'choices.retried': 'The person asked to load the names again.',
      'field.changed': 'A field was changed.',
      'files.changed': 'Files were added or removed.',
      'clear.chosen': 'Clear was pressed.',
      'form.submitted': 'Submit was pressed.',
      'upload.progressed': 'A part of the files has arrived.',
      'upload.cancelled': 'The person stopped the upload.',
      'form.emptied': 'From the machine itself: the form is empty again.',
    },
  },
};
