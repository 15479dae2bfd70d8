/**
 * What every event does in every state of every machine, as `edgesOf` tells it. An event that a state ignores is meant to
 * be ignored there; a new line or a changed one is a decision.
 */
export const edges = {
  auth: `
guard.entered: checking clearing loggedOut loggingOut.clearing loggingOut.ending renewing unreachable verifying → stays
guard.entered: loggedIn.trusted loggedIn.verified → checking
guard.left: checking clearing loggedIn.trusted loggedIn.verified loggedOut loggingOut.clearing loggingOut.ending renewing unreachable verifying → stays
login.succeeded: checking clearing loggedIn.trusted loggedOut loggingOut.clearing loggingOut.ending renewing unreachable verifying → loggedIn.verified
login.succeeded: loggedIn.verified → stays
logout.requested: checking loggedIn.trusted loggedIn.verified renewing unreachable verifying → loggingOut.ending
logout.requested: clearing → loggingOut.clearing
logout.requested: loggedOut → stays
logout.requested: loggingOut.clearing loggingOut.ending → ignored
network.returned: checking clearing loggedIn.trusted loggedIn.verified loggedOut loggingOut.clearing loggingOut.ending renewing verifying → ignored
network.returned: unreachable → renewing
storage.changed: checking clearing loggingOut.clearing loggingOut.ending renewing unreachable verifying → ignored
storage.changed: loggedIn.trusted loggedIn.verified loggedOut → at times ignored
storage.changed: loggedIn.trusted loggedIn.verified → loggedOut
storage.changed: loggedOut → checking
token.rejected: checking clearing loggedOut loggingOut.clearing loggingOut.ending renewing unreachable verifying → ignored
token.rejected: loggedIn.trusted loggedIn.verified → renewing
`,
  loginModal: `
email.changed: closed loggingIn redirecting sendingReset signingUp → ignored
email.changed: filling.email.answered filling.email.checking filling.email.sendingReset filling.login filling.signup → filling.email.typing
email.changed: filling.email.typing → stays
field.changed: closed loggingIn redirecting sendingReset signingUp → ignored
field.changed: filling.email.answered filling.email.checking filling.email.sendingReset filling.email.typing filling.login filling.signup → stays
field.left: closed filling.email.answered filling.email.checking filling.email.sendingReset filling.login loggingIn redirecting sendingReset signingUp → ignored
field.left: filling.email.typing filling.signup → stays
field.left: filling.email.typing → at times ignored
form.submitted: closed filling.email.checking filling.email.sendingReset loggingIn redirecting sendingReset signingUp → ignored
form.submitted: filling.email.answered filling.email.typing → filling.email.checking
form.submitted: filling.email.typing filling.login filling.signup → stays
form.submitted: filling.login → loggingIn
form.submitted: filling.signup → signingUp
modal.closed: closed → stays
modal.closed: filling.email.answered filling.email.checking filling.email.sendingReset filling.email.typing filling.login filling.signup loggingIn redirecting sendingReset signingUp → closed
modal.opened: closed → filling.email.typing
modal.opened: filling.email.answered filling.email.checking filling.email.sendingReset filling.email.typing filling.login filling.signup loggingIn redirecting sendingReset signingUp → ignored
otherEmail.chosen: closed loggingIn redirecting sendingReset signingUp → ignored
otherEmail.chosen: filling.email.answered filling.email.checking filling.email.sendingReset filling.login filling.signup → filling.email.typing
otherEmail.chosen: filling.email.typing → stays
password.forgotten: closed filling.email.sendingReset filling.signup loggingIn redirecting sendingReset signingUp → ignored
password.forgotten: filling.email.answered filling.email.checking filling.email.typing → filling.email.sendingReset
password.forgotten: filling.email.typing → stays
password.forgotten: filling.login → sendingReset
`,
  profile: `
edit.cancelled: creating loading reading unavailable updating → ignored
edit.cancelled: editing → at times ignored
edit.cancelled: editing → reading
field.changed: creating loading reading unavailable updating → ignored
field.changed: editing → stays
field.left: creating loading reading unavailable updating → ignored
field.left: editing → at times ignored
field.left: editing → stays
form.submitted: creating loading reading unavailable updating → ignored
form.submitted: editing → creating
form.submitted: editing → stays
form.submitted: editing → updating
load.retried: creating editing loading reading updating → ignored
load.retried: unavailable → loading
update.chosen: creating editing loading unavailable updating → ignored
update.chosen: reading → editing
`,
  bankForm: `
code.asked: confirming → sendingCode
code.asked: creating editing loading reading sendingCode updating → ignored
confirmation.cancelled: confirming → editing
confirmation.cancelled: creating editing loading reading sendingCode updating → ignored
confirmation.changed: confirming → stays
confirmation.changed: creating editing loading reading sendingCode updating → ignored
edit.cancelled: confirming creating loading reading sendingCode updating → ignored
edit.cancelled: editing → at times ignored
edit.cancelled: editing → reading
field.changed: confirming creating loading reading sendingCode updating → ignored
field.changed: editing → stays
field.left: confirming creating loading reading sendingCode updating → ignored
field.left: editing → at times ignored
field.left: editing → stays
form.submitted: confirming editing → creating
form.submitted: confirming editing → stays
form.submitted: confirming editing → updating
form.submitted: creating loading reading sendingCode updating → ignored
load.retried: confirming creating loading reading sendingCode updating → ignored
load.retried: editing → at times ignored
load.retried: editing → loading
password.chosen: confirming → stays
password.chosen: creating editing loading reading sendingCode updating → ignored
update.chosen: confirming creating editing loading sendingCode updating → ignored
update.chosen: reading → editing
`,
  dispute: `
choices.retried: claim.editing claim.submitting claim.uploading → at times ignored
choices.retried: claim.editing claim.submitting claim.uploading → stays
choices.retried: source.failed → source.loading
choices.retried: source.loading source.ready source.unchosen → ignored
clear.chosen: claim.editing source.failed source.ready source.unchosen → stays
clear.chosen: claim.submitting claim.uploading → ignored
clear.chosen: source.failed source.loading source.ready source.unchosen → at times ignored
clear.chosen: source.failed source.loading source.ready → source.unchosen
field.changed: claim.editing source.failed source.loading source.ready source.unchosen → stays
field.changed: claim.submitting claim.uploading → ignored
field.changed: source.failed source.loading source.ready source.unchosen → at times ignored
files.changed: claim.editing source.failed source.loading source.ready source.unchosen → stays
files.changed: claim.submitting claim.uploading → ignored
files.changed: source.failed source.loading source.ready source.unchosen → at times ignored
form.emptied: claim.editing claim.submitting claim.uploading source.unchosen → stays
form.emptied: source.failed source.loading source.ready → source.unchosen
form.submitted: claim.editing source.failed source.loading source.ready source.unchosen → stays
form.submitted: claim.editing → claim.submitting
form.submitted: claim.editing → claim.uploading
form.submitted: claim.submitting claim.uploading → ignored
form.submitted: source.failed source.loading source.ready source.unchosen → at times ignored
source.chosen: claim.editing source.loading → stays
source.chosen: claim.submitting claim.uploading → ignored
source.chosen: source.failed source.loading source.ready source.unchosen → at times ignored
source.chosen: source.failed source.ready source.unchosen → source.loading
source.given: claim.editing source.loading → stays
source.given: claim.submitting claim.uploading → ignored
source.given: source.failed source.loading source.ready source.unchosen → at times ignored
source.given: source.failed source.ready source.unchosen → source.loading
upload.cancelled: claim.editing claim.submitting → ignored
upload.cancelled: claim.uploading → claim.editing
upload.cancelled: source.failed source.loading source.ready source.unchosen → at times ignored
upload.cancelled: source.failed source.loading source.ready source.unchosen → stays
upload.progressed: claim.editing claim.submitting → ignored
upload.progressed: claim.uploading source.failed source.loading source.ready source.unchosen → stays
upload.progressed: source.failed source.loading source.ready source.unchosen → at times ignored
`,
  checkout: `
field.changed: asking blocked cancelled delivered expired failed loadingScript opening ordering paying pending refunded reviewing unavailable verifying → ignored
field.changed: choosing → stays
field.left: asking blocked cancelled delivered expired failed loadingScript opening ordering paying pending refunded reviewing unavailable verifying → ignored
field.left: choosing → at times ignored
field.left: choosing → stays
form.reopened: asking blocked cancelled choosing delivered expired failed loadingScript opening ordering paying pending refunded unavailable verifying → ignored
form.reopened: reviewing → choosing
form.submitted: asking blocked cancelled delivered expired failed loadingScript opening ordering paying pending refunded reviewing unavailable verifying → ignored
form.submitted: choosing → ordering
form.submitted: choosing → stays
load.retried: asking blocked cancelled choosing delivered expired failed loadingScript opening ordering paying pending refunded reviewing verifying → ignored
load.retried: unavailable → opening
order.resumed: asking blocked cancelled delivered expired failed loadingScript opening ordering paying pending refunded reviewing unavailable verifying → ignored
order.resumed: choosing → opening
pay.pressed: asking choosing delivered expired loadingScript opening ordering paying pending refunded unavailable verifying → ignored
pay.pressed: blocked cancelled failed reviewing → loadingScript
status.asked: asking blocked cancelled choosing delivered expired failed loadingScript opening ordering paying refunded reviewing unavailable verifying → ignored
status.asked: pending → asking
`,
  catalogueImport: `
check.cancelled: checking → choosing
check.cancelled: choosing compared failed published publishing → ignored
check.pressed: checking compared published publishing → ignored
check.pressed: choosing failed → checking
check.pressed: choosing → stays
file.chosen: checking compared failed published publishing → ignored
file.chosen: choosing → stays
file.removed: checking compared failed published publishing → ignored
file.removed: choosing → stays
import.restarted: checking choosing publishing → ignored
import.restarted: compared failed published → choosing
kind.chosen: checking compared failed published publishing → ignored
kind.chosen: choosing → stays
publish.pressed: checking choosing published publishing → ignored
publish.pressed: compared failed → publishing
publish.pressed: compared → at times ignored
publish.pressed: compared → stays
warning.confirmed: checking choosing failed published publishing → ignored
warning.confirmed: compared → stays
`,
};
