/** Trouble breathing, the heart, swelling of the face, loss of consciousness, and anything called an emergency. */
export const emergency = `
=emergency|=ambulance|=paramedic*|notfall|=notarzt|=krankenwagen|=rettungswagen|=emergencia|=ambulancia|noodgeval|=spoedgeval|=ambulance|=pogotowie|=karetk*|anaphyla*|anafyla*|anafila*|anafilakt*|=epipen|bewusstlos*|ohnmacht*|inconscien*|=desmay*|=desmaye|desmayad*|=desmayo|bewusteloos*|flauwgevallen|=flauwvallen|zemdl*|omdl*|nieprzytomn*|unconscious*|unresponsive|anaphylax*|=suffocat*|suffocat*|asphyxia*|atemnot|=luftnot|brustschmerz*|atembeschwerd*|dyspno*|=atemnod|asfixi*|ademnood|kortademig*|=benauwd|=benauwdheid|dusznosc*|duszno|dusznosci|breathless*|=convuls*|convulsion*|=seizure|=seizures|=collapsed|krampfanfall*|convulsiones
nagly|nagle =wypadek|=zdarzenie|=przypadek
NEG|=hard|harder|trouble|difficult*|struggl*|=short|shortness|stop|stopped|stops|=gasp*|=problem*|=problems|=issue|=issues|=labored|laboured|=fighting|=losing|=lost|impossible|=catch|=painful|=hurts|=wheez* ..4 breath|breathe|breathing|breaths|=breth*|=breathin|=breateh|=brethe|=breathes|=breethe|=breeth*|=breah*|=breathh
breath|breathe|breathing|=breth* ..2 =hard|=difficult*|=problem*|=trouble|=issues|=heavy|=stopped|=shallow|=worse|=short|=hurts|=impossible|difficult*
gasping|wheezing|choking
FACE ..4 SWELL
SWELL ..3 FACE
CHESTPART ..4 CHESTPAIN
CHESTPAIN ..4 CHESTPART

[en]
=need|=get|=getting ..1 =no|=enough =air
=cant|=not|=no ..2 =get ..2 =air
=throat|=airway*|windpipe ..3 =closing|=closed|=closes|=tight*|=swell*|=swollen|=blocked|=constrict*
swell*|swollen|=hives|=rash|=itch* ..3 =all ..1 =over ..2 =body|=face
=turning|=turned|=turn|=going|=went|=lips|=are ..2 =blue
=having|=had|=think|=maybe|=possible|=feels|=symptoms|=signs|=suffering ..5 =heart ..1 =attack|=attak|=atack
=think|=having ..4 =stroke
=heart ..3 =racing|=pounding|=stopped|=stopping|=races|=fluttering|=skipping|=palpitation*
=racing|=pounding|=irregular heart|=heartbeat|=pulse
=fainted|=fainting|=faint|=fainted
=passed|=passing|=pass|=blacked|=blacking|=black|=pased =out
lost|=losing|=lose|=loss|=loosing ..2 conscious*
=i ..2 =lost ..2 =vision|=sight|=eyesight
=tongue|=throat|=lips|=mouth ..3 =itch*|=numb|=tingl*|=burning|=tight*
=not|=wont|=cant|=doesnt|=isnt|=wouldnt ..2 =wake|=waking|=respond*|=breathing|=moving|=react*|=stir*
=wont|=isnt|=not ..4 =wake|=waking ..1 =up
=he|=she|=they|PEOPLE|=dad|=mum|=mom|=father|=mother|=husband|=wife|=grandpa|=grandma|=brother|=sister|=friend ..2 =didnt|=never|=dont ..3 =wake|=waking|=woke ..1 =up
=barely|=hardly|=scarcely|=stopped ..1 =respond*|=breathing|=moving|=conscious|=react*
cough*|vomit*|throw*|=threw|=spitting|=puking|=pooping|=peeing ..2 =up ..1 =blood|=bloody
=vomiting|=coughing|=spitting ..2 =blood
=blood ..2 =stool|=urine|=vomit|=poop|=everywhere
bleed* ..3 =stop|=heavily|=badly
allergic ..1 reaction|shock
alergic ..1 reaction|shock
=anaphylactic
=i|=am|=think|=we|=is|=hes|=shes ..2 =dying
=call ..3 =911|=112|=999|=000|doctor ..1 =now|$
=need|=get|=send ..3 =help|=doctor|=hospital =now|=immediately|=urgent*|=fast|=asap|=quick*
=sudden* ..3 =vision|=sight|=blind*|=weakness|=numb*
=flashes ..1 =of =light
=face|=mouth|=side ..3 =droop*|=paraly*
=slurred ..1 =speech
=cant|=unable ..2 =move|=feel|=swallow ..2 =arm*|=leg*|=face|=side|=anything|=legs
=life ..1 =threatening

[de]
kein*|=kaum|=wenig ..3 =luft|=atem
=nicht|=kaum|=nimmer|kein* ..4 atmen|=atme|=athmen|=schnaufen
=atem|atmen|=atme|=atmet ..3 kein*|=nicht|=weg|schwer*|=probleme|=stockt|=kaum
=luft ..1 =weg
=schlecht|=schwer|=wenig ..2 =luft
=hals|=kehle|=rachen ..2 =zu|=dick|=eng
=gesicht|=lippe*|=zunge ..2 =dick
schwer*|=probleme|schwierig* ..4 atmen|=atmung|=luft
=atmung|=atmen ..2 schwer*|=probleme|=fallt
ersticke*|=erstickt|ersticken
=zusammengebrochen|=umgekippt|=kollabiert
=nicht =aufwachen|=ansprechbar
=nicht ..3 =ansprechbar|=aufzuwecken
=wacht ..3 =nicht ..1 =auf
herzinfarkt ..4 =habe|=habe|=bekomm*
=habe|=glaub*|=vielleicht ..5 herzinfarkt|=schlaganfall
=herz ..2 =rast|=stolpert|=stehen
allergisch* =reaktion|=schock
=blut ..3 =gespuckt|=erbrochen|=husten|=huste
=ich =sterbe

[es]
=no|=cuesta|=apenas|dificultad*|=problemas|=dificil|=falta|=sin|=casi ..4 respirar|=respiro|=respira|=respirando|respiracion|=aliento
=no ..1 =me|=puedo|=llega|=entra|=tengo ..2 =aire
garganta ..2 cerrad*|cerrand*|=cierra
=me|=se ..1 =ahogo|ahoga|asfixio|=ahogando|desmaye|=desmayo|=desmayado
=falta ..2 =aire
=perdi*|=perdio|=pierdo ..3 =conocimiento|=conciencia|=consciencia|=vision
=no ..2 =despierta|=reacciona|=responde
=infarto ..3 =dando|=tengo|=creo
=creo|=tengo|=dando|=siento ..5 =infarto|=derrame
=reaccion ..1 =alergica
=choque|=shock =anafilactico|=alergico
=corazon ..3 =acelerado|=rapido|=late
=me ..2 =muero|=muriendo
=vomit*|=tos|=escup* ..2 =sangre

[nl]
=geen|=niet|=nauwelijks|=moeilijk|=moeite|=slecht|=amper ..5 =adem|ademen|ademhal*|=ademt|=ademhalen
=geen|=nauwelijks|=amper ..2 =lucht
=keel ..3 =dicht|=dik
=gezicht|=lippen|=tong ..2 =dik
=adem|=ademt|ademen ..3 =niet|=moeilijk|=nauwelijks
=ik ..1 =stik|=stikken
=buiten =bewustzijn|=westen
=wordt ..2 =niet ..1 =wakker
=hartaanval ..4 =heb|=krijg
=heb|=denk|=krijg ..5 =hartaanval|=beroerte|=herseninfarct
=hart ..2 =bonst|=bonkt|=klopt =snel
=allergische =reactie|=shock
=ga =dood
=bloed ..2 =braken|=gespuugd|=hoesten|=spuug

[pl]
=nie|=trudno|=trudnosc*|=ciezko|=problem*|=ledwo|=klopot*|=brak*|=brakuje ..5 oddych*|oddech*|=tchu|=oddychac
=brak*|=brakuje|=zlapac|=lapie ..3 =powietrz*
=oddycha*|oddech* ..2 =trudno|=ciezko|=problem*
=dusze|=dusi|=dusic =sie
=sie =dusze|=dusi
stracil* ..2 =przytomnosc|=wzrok
=traci|=trace ..1 =przytomnosc
=nie ..2 =budzi|=reaguje|=oddycha
=zawal* ..4 =mam|=serca
=mam|=chyba ..3 =zawal|=udar
=serce ..2 =wali|=kolacze|=szybko
reakcj* =alergiczn*|=uczulen*
wstrzas* =anafilaktyczn*
=umieram
=krwia|=krew ..2 =wymiot*|=plu*|=kaszl*
=wymiot*|=plu*|=kaszl* ..2 =krwia
`;
