import type { FormsLabels } from '../forms-labels.js'

type AccountGroup =
  | 'accessTokenForm'
  | 'accessTokenList'
  | 'changePasswordForm'
  | 'forgotPasswordForm'
  | 'inviteForm'
  | 'newPasswordFields'
  | 'ownPasswordForm'
  | 'profileForm'
  | 'revokeTokensField'
  | 'signInForm'
  | 'signUpForm'
  | 'verifyEmailForm'

/** German texts of the forms for accounts and access tokens. */
export const accountForms: Pick<FormsLabels, AccountGroup> = {
  accessTokenForm: {
    tokenNotCreated: 'Das Token konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    createToken: 'Token erstellen',
    newAccessToken: 'Neues Zugriffstoken',
    name: 'Name',
    nameHint: 'Wo das Token verwendet wird, z. B. „Vertriebs-Dashboard“',
    access: 'Zugriff',
    campaigns: 'Kampagnen',
    validFor: 'Gültig für',
    selectedCampaigns: 'Ausgewählte Kampagnen',
    readHint: 'Berichte, Kampagnen, Werbemittel und Downloads',
    writeHint: 'Auch anlegen, ändern, veröffentlichen und löschen',
    all: 'Alle Kampagnen, die ich öffnen kann',
    password: 'Ihr Passwort',
    passwordHint: 'Bestätigt, dass Sie ein Token erstellen, das Änderungen machen kann.',
    lifetime: (days) => (days === 365 ? '1 Jahr' : `${days} Tage`),
  },
  accessTokenList: {
    loadFailed: 'Die Zugriffstoken konnten nicht geladen werden',
    tryAgain: 'Erneut versuchen',
    noAccessTokens: 'Keine Zugriffstoken',
    emptyHint: 'Erstellen Sie eines für jedes Produkt oder Skript, das die API nutzt.',
    accessTokens: 'Zugriffstoken',
    expired: 'Abgelaufen',
    revokeQuestion: 'Dieses Token widerrufen? Was es nutzt, funktioniert sofort nicht mehr.',
    revokeToken: 'Token widerrufen',
    revokeFailed: 'Das Token konnte nicht widerrufen werden. Bitte versuchen Sie es erneut.',
    revoke: 'Widerrufen',
    revokeName: (name) => `${name} widerrufen`,
    allCampaigns: 'Alle Kampagnen',
    countCampaigns: (count) => `${count} ${count === 1 ? 'Kampagne' : 'Kampagnen'}`,
    expiredOn: 'Abgelaufen am',
    expiresOn: 'Läuft ab am',
    lastUsed: (timeAgo) => `Zuletzt verwendet: ${timeAgo}`,
    neverUsed: 'Nie verwendet',
  },
  changePasswordForm: {
    changeFailed: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    notChanged: 'Passwort nicht geändert',
    changePassword: 'Passwort ändern',
    email: 'E-Mail',
    newPassword: 'Neues Passwort',
  },
  forgotPasswordForm: {
    checkYourInbox: 'Prüfen Sie Ihr Postfach',
    notSent: 'Nicht gesendet',
    submit: 'Link zum Zurücksetzen senden',
    forgotPassword: 'Passwort vergessen',
    email: 'E-Mail',
    sendFailed: 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    sentTo: 'Falls es ein Konto für ',
    sentToEnd: ' gibt, haben wir einen Link gesendet, mit dem Sie ein neues Passwort festlegen.',
  },
  inviteForm: {
    sendFailed: 'Die Einladungen konnten nicht gesendet werden. Bitte versuchen Sie es erneut.',
    nobodyWasInvited: 'Niemand wurde eingeladen',
    invited: (count, all) =>
      count < all ? `${count} von ${all} eingeladen` : `${count} ${count === 1 ? 'Person' : 'Personen'} eingeladen`,
    sendInvitations: 'Einladungen senden',
    inviteUsers: 'Personen einladen',
    role: 'Rolle',
    hint: (days) => `Jede Person erhält eine E-Mail mit einem Link, der ${days} Tage lang einmal gültig ist.`,
    emails: 'E-Mail-Adressen',
    emailsHint: (max) =>
      `Trennen Sie Adressen mit der Eingabetaste oder einem Komma, oder fügen Sie eine Liste mit höchstens ${max} ein.`,
    acceptUntil: 'Die Einladung kann bis ',
    acceptUntilEnd: ' angenommen werden.',
    mend: (count) =>
      count === 1
        ? 'Eine ungültige Adresse steht noch im Feld oben: Korrigieren und senden Sie sie erneut.'
        : `${count} ungültige Adressen stehen noch im Feld oben: Korrigieren und senden Sie sie erneut.`,
    advertiser: 'Werbetreibende',
    advertiserHint: 'Bucht Kampagnen und sieht nur die eigenen',
    agency: 'Agentur',
    agencyHint: 'Führt Kampagnen für Werbetreibende aus und sieht nur diese',
  },
  newPasswordFields: {
    confirmPassword: 'Passwort bestätigen',
    atLeast: (count) => `Mindestens ${count} Zeichen`,
  },
  ownPasswordForm: {
    changeFailed: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    notChanged: 'Passwort nicht geändert',
    changePassword: 'Passwort ändern',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
  },
  profileForm: {
    saveFailed: 'Ihr Profil konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    notSaved: 'Nicht gespeichert',
    profile: 'Profil',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailHint: 'Damit melden Sie sich an. Wenden Sie sich für eine Änderung an die Administration.',
  },
  revokeTokensField: {
    revokeTokens: 'Auch meine Zugriffstoken widerrufen',
    revokeTokensHint: 'Programme, die sie nutzen, verlieren den Zugriff. Sonst behalten sie ihn.',
  },
  signInForm: {
    notSignedIn: 'Nicht angemeldet',
    signIn: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    rememberMe: 'Angemeldet bleiben',
    emailNotVerified: 'E-Mail nicht bestätigt',
    resendFailed: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    unconfirmed: 'Registriert, aber die E-Mail-Adresse noch nicht bestätigt?',
    resendEmail: 'E-Mail erneut senden',
    resent: 'Wenn diese Adresse noch bestätigt werden muss, ist ein neuer Link unterwegs.',
  },
  signUpForm: {
    notSignedUp: 'Nicht registriert',
    signUp: 'Registrieren',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    domainHint: (domain) => `Verwenden Sie Ihre Adresse mit @${domain}`,
    password: 'Passwort',
    accountReady: 'Ihr Konto ist bereit',
    checkYourInbox: 'Prüfen Sie Ihr Postfach',
    acceptTerms: 'Ich akzeptiere die Nutzungsbedingungen',
    newTab: ' (öffnet einen neuen Tab)',
    acceptThe: 'Ich akzeptiere die ',
    termsOfUse: 'Nutzungsbedingungen',
    acceptEnd: '',
    fromInvitation: 'Aus Ihrer Einladung übernommen',
    fromLink: 'Aus Ihrem Link übernommen',
    filledIn: { email: 'E-Mail', firstName: 'Vorname', both: 'Vorname und E-Mail' },
    canChange: () => 'Sie können diese Angaben ändern.',
    signInAs: 'Melden Sie sich als ',
    signInAsEnd: ' an.',
    sentTo: 'Wir haben einen Bestätigungslink an ',
    sentToEnd: ' gesendet. Öffnen Sie ihn in diesem Browser, um Ihre E-Mail-Adresse zu bestätigen.',
  },
  verifyEmailForm: {
    emailNotVerified: 'E-Mail nicht bestätigt',
    verifyEmail: 'E-Mail bestätigen',
    verification: 'Bestätigung',
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    password: 'Passwort',
    signedUpAs: (name) => `Sie haben sich in diesem Browser als ${name} registriert.`,
    useOther: 'Name oder Passwort ändern',
  },
}
