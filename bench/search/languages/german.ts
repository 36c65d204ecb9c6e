import type { LanguageSet } from './types.ts';

export const GERMAN: LanguageSet = {
  pages: [
    {
      path: '/installation',
      title: 'Installation',
      description: 'So wird der Server auf Linux und macOS installiert.',
      sections: [
        {
          heading: 'Voraussetzungen',
          text: 'Sie brauchen 16 GB Arbeitsspeicher und eine Grafikkarte von NVIDIA oder AMD.',
        },
        {
          heading: 'Paket installieren',
          text: 'Laden Sie das Paket herunter und führen Sie das Installationsprogramm aus. Danach startet der Dienst von selbst.',
        },
      ],
    },
    {
      path: '/aktualisieren',
      title: 'Auf eine neue Version aktualisieren',
      description: 'Aktualisierungen einspielen, ohne Daten zu verlieren.',
      sections: [
        {
          heading: 'Vor der Aktualisierung',
          text: 'Legen Sie zuerst eine Sicherung an. Ältere Versionen lesen neuere Datenbanken nicht.',
        },
        {
          heading: 'Zurück zur vorigen Version',
          text: 'Eine Aktualisierung lässt sich rückgängig machen, solange die Sicherung vorhanden ist.',
        },
      ],
    },
    {
      path: '/sicherung',
      title: 'Sichern und wiederherstellen',
      description: 'Sicherungen planen, prüfen und zurückspielen.',
      sections: [
        {
          heading: 'Sicherungen planen',
          text: 'Der Zeitplan bestimmt, wann Sicherungen entstehen und wie lange sie aufbewahrt werden.',
        },
        { heading: 'Daten wiederherstellen', text: 'Wählen Sie die Sicherung aus, die zurückgespielt werden soll.' },
      ],
    },
    {
      path: '/schluessel',
      title: 'API-Schlüssel',
      description: 'Zugangsschlüssel für Programme anlegen, erneuern und sperren.',
      sections: [
        {
          heading: 'Schlüssel anlegen',
          text: 'Ein neuer Schlüssel wird nur einmal angezeigt. Bewahren Sie ihn sicher auf.',
        },
        {
          heading: 'Schlüssel sperren',
          text: 'Ein gesperrter Schlüssel wird sofort abgelehnt. Das lässt sich nicht rückgängig machen.',
        },
      ],
    },
    {
      path: '/benutzer',
      title: 'Benutzer und Rollen',
      description: 'Wer was darf: Konten, Gruppen und Berechtigungen.',
      sections: [
        {
          heading: 'Rollen',
          text: 'Verwalter dürfen alles, Leser nur ansehen. Eigene Rollen fassen Berechtigungen zusammen.',
        },
        {
          heading: 'Passwort zurücksetzen',
          text: 'Verwalter setzen vergessene Passwörter zurück. Der Benutzer bekommt eine Nachricht.',
        },
      ],
    },
    {
      path: '/modelle',
      title: 'Modelle herunterladen',
      description: 'Modelle suchen, laden und löschen.',
      sections: [
        {
          heading: 'Speicherort',
          text: 'Modelle liegen im Verzeichnis models. Der Ort lässt sich in der Konfiguration ändern.',
        },
        { heading: 'Modelle löschen', text: 'Gelöschte Modelle geben den Speicherplatz sofort frei.' },
      ],
    },
    {
      path: '/netzwerk',
      title: 'Netzwerk und Verschlüsselung',
      description: 'Anschlüsse, Zertifikate und der Betrieb hinter einem Proxy.',
      sections: [
        {
          heading: 'Zertifikate',
          text: 'Für verschlüsselte Verbindungen braucht der Server ein Zertifikat und den privaten Schlüssel dazu.',
        },
        { heading: 'Ohne Internet', text: 'Rechner ohne Verbindung zum Internet bekommen Modelle aus einer Datei.' },
      ],
    },
    {
      path: '/fehler',
      title: 'Fehler beheben',
      description: 'Häufige Fehlermeldungen und was dagegen hilft.',
      sections: [
        {
          heading: 'Der Dienst startet nicht',
          text: 'Meist ist der Anschluss schon belegt. Die Protokolle nennen das Programm, das ihn benutzt.',
        },
        {
          heading: 'Zu wenig Speicher',
          text: 'Die Meldung INSUFFICIENT_MEMORY heißt, dass das Modell nicht in den Speicher der Grafikkarte passt.',
        },
      ],
    },
    {
      path: '/protokolle',
      title: 'Protokolle lesen',
      description: 'Wo Protokolle liegen und wie ausführlich sie sind.',
      sections: [
        { heading: 'Ausführlichkeit', text: 'Die Einstellung log_level bestimmt, wie viel in den Protokollen steht.' },
        { heading: 'Aufbewahrung', text: 'Alte Protokolldateien werden nach dreißig Tagen entfernt.' },
      ],
    },
    {
      path: '/konfiguration',
      title: 'Konfiguration',
      description: 'Alle Einstellungen der Datei config.yaml.',
      sections: [
        {
          heading: 'Umgebungsvariablen',
          text: 'Jede Einstellung lässt sich mit einer Umgebungsvariablen überschreiben.',
        },
        { heading: 'Größenbeschränkungen', text: 'Die größte Anfrage darf zehn Megabyte groß sein.' },
      ],
    },
    {
      path: '/preise',
      title: 'Preise und Lizenzen',
      description: 'Was die Ausgaben kosten und was sie enthalten.',
      sections: [
        { heading: 'Kostenlose Ausgabe', text: 'Für bis zu fünf Benutzer ist die Nutzung kostenlos.' },
        { heading: 'Rechnungen', text: 'Rechnungen kommen am Monatsanfang per E-Mail.' },
      ],
    },
    {
      path: '/uebersetzung',
      title: 'Texte übersetzen',
      description: 'Dokumente in andere Sprachen übertragen.',
      sections: [
        { heading: 'Sprachen', text: 'Übersetzt wird zwischen dreißig Sprachen. Fachwörter kommen aus einem Glossar.' },
        { heading: 'Qualität', text: 'Übersetzungen werden mit einer Bewertung versehen.' },
      ],
    },
  ],
  queries: [
    ['wie installiere ich den server', '/installation'],
    ['installieren', '/installation'],
    ['arbeitsspeicher voraussetzung', '/installation'],
    ['neue versionen', '/aktualisieren'],
    ['aktualisierung rückgängig', '/aktualisieren'],
    ['aktualisierungen', '/aktualisieren'],
    ['sicherungen wiederherstellen', '/sicherung'],
    ['zeitplan für sicherung', '/sicherung'],
    ['schluessel sperren', '/schluessel'],
    ['schlüsseln', '/schluessel'],
    ['gesperrte schlüssel', '/schluessel'],
    ['api-schlüssel anlegen', '/schluessel'],
    ['passwörter zurücksetzen', '/benutzer'],
    ['passwort vergessen', '/benutzer'],
    ['welche rolle darf was', '/benutzer'],
    ['modell löschen', '/modelle'],
    ['verzeichnisse der modelle', '/modelle'],
    ['zertifikat', '/netzwerk'],
    ['verschlusselung', '/netzwerk'],
    ['fehlermeldung', '/fehler'],
    ['INSUFFICIENT_MEMORY', '/fehler'],
    ['protokoll', '/protokolle'],
    ['umgebungsvariable', '/konfiguration'],
    ['was kostet es', '/preise'],
    ['übersetz', '/uebersetzung'],
  ],
};
