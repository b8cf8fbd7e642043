/** Idioms that contain care words but are harmless. They are removed before the care rules run. */
export const harmless = `
=to =die =for
=die|=dying|=dead =of|=from ..1 =curiosity|=laughter|=laughing|=boredom|=hunger|=thirst|=heat|=embarrassment|=excitement
=dying =for|=laughing
=dying =to =try|=know|=see|=hear|=learn|=find|=get|=buy|=order|=taste|=ask|=understand|=use|=meet|=read|=test|=have|=start
=id|=i|=would ..2 =kill =for
=would ..2 =kill =to
=die =hard|=hards|=cast|=cut
=drop =dead
=dead =skin|=sea|=line|=lines|=weight|=battery|=phone|=link|=links|=stock|=simple|=end|=ends|=center|=centre|=serious|=sure|=right|=wrong|=easy|=cheap|=gorgeous|=sexy|=set|=on|=cells|=lift|=lifts|=lifting|=zone|=page|=tired|=after|=leg|=legs|=giveaway|=heat|=cool
=legs|=arms|=muscles|=battery|=phone|=link|=plant|=plants|=algae|=page|=website|=site|=brain ..2 =dead|=die|=died|=dying
=half =dead
=over =my =dead =body
=i ..2 =dead ..2 =tired|=beat|=gym|=workout|=run|=training|=serious|=legs
=kill|=kills|=killing ..2 =time|=two|=hour|=hours|=afternoon|=mood|=vibe|=bacteria|=germs|=virus*|=weeds|=craving*|=appetite|=taste|=smell|=cells|=fat|=switch|=it|=bugs|=joy|=buzz|=birds|=free|=flavor|=flavour|=mosquito*|=fungus|=mold|=mould
=killing =it
=dressed|=dress =to =kill
=killer ..1 =deal|=price|=offer|=product|=body|=abs|=look|=app|=feature|=workout|=whale
=price|=prices|=suspense|=shoulder|=shoulders|=back|=leg|=legs|=knee|=knees|=heat|=wait|=waiting|=curiosity|=headache|=boss|=wife|=husband|=feet|=workout|=traffic|=shipping|=cost ..4 =kill|=killing|=kills =me
=wont|=not|=would|=wouldnt|=will|=doesnt|=didnt ..1 =kill|=hurt =me|=you|=anyone|=to|=us
=curiosity =killed|=kills
=young|=old|=early =die
=dont|=not|=never ..1 =want =to =die =young|=early|=yet|=soon|=old
=what|=doesnt =kill* =you|=me ..1 =makes
=hurt|=hurting|=cut|=burned|=burnt|=injured|=pull* ..1 REFLEX ..4 =gym|=running|=training|=lifting|=shaving|=cooking|=playing|=football|=skiing|=workout|=squat*|=run|=game|=match|=exercis*|=cycling|=climbing|=chopping|=kitchen|=knife
=hang ..1 =out|=on|=in|=around|=tight
=cut ..1 REFLEX =some|=slack|=a
=beat|=treat|=help|=push|=challenge|=pamper|=educate|=teach|=enjoy|=pride|=ask ..1 REFLEX
=hate|=love|=live ..3 =to =wait
=shelf|=half|=real|=daily|=long|=still|=night|=wild|=everyday|=battery|=active|=modern|=whole|=family|=good|=social|=sex|=work =life
=life =style|=hack|=hacks|=span|=time|=expectancy|=extension|=cycle
=end =of ..3 =life
=end ..1 =my|=this|=the =subscription|=order|=chat|=conversation|=trial|=account|=membership|=day|=week
=never =going =back
=end =it =up
=kms =per|=a|=every|=each|=run|=ride
8+|0-17|=few|=several|=many|=more|=in|=of =kms
=suicide =squad|=grip|=doors
=tired|=sick ..1 =of =paying|=waiting|=looking|=searching|=reading|=buying|=taking|=ads|=marketing|=hype|=spam|=wrinkles|=screens|=seeing|=hearing
=sick =deal|=price|=product|=design|=packaging|=beat
=love|=hate =sick
=home|=sea|=car|=travel|=motion|=love =sick
=i ..1 =will =ill
=faint ..2 =smell|=taste|=color|=colour|=hearted|=hint|=line|=lines|=odor|=odour|=fishy|=red|=pink|=label|=print|=memory|=trace
=color|=colour|=smell|=taste|=line|=print|=text|=label ..2 =faint
=faint =of =heart
=breath =taking|=mint|=mints|=freshener|=of =fresh|=holding|=away
=take|=takes|=took|=taking|=catch ..2 =my|=your =breath ..1 =away
=hold|=holding|=save|=waste ..1 =my|=your =breath
=bad|=fishy|=fish|=smelly|=morning =breath
=deep|=breathing =breath|=breaths|=exercise|=exercises|=techniques
=breathe|=breathable ..2 =skin|=fabric
=skin|=pores|=fabric|=bag ..1 =breathe|=breathes
=heart =shaped|=shape|=warming|=felt|=broken
=treasure|=medicine|=tool|=ice|=war|=storage|=linen|=wooden ..1 =chest|=chests|=ball
=chest =of|=press|=day|=workout|=workouts|=muscles|=exercise*|=freezer|=hair
=stroke =of ..1 =luck|=genius|=midnight
=brush|=back|=swim|=swimming|=breast|=butterfly|=two|=four|=key|=pen|=golf|=different =stroke|=strokes
=breast =stroke|=bone|=pocket
=chicken|=duck|=turkey =breast
=cod|=fish|=shark|=beef|=calf|=chicken|=cods =liver
=liver =oil|=pate|=sausage
=kidney =bean|=beans|=shaped
=treat|=treats|=treating ..1 =me|=myself|=yourself|=ourselves|=as|=for =dogs|=yourself|=dog|=cat
=a|=dog|=cat|=sweet|=tasty|=little|=nice|=special =treat|=treats
=spa|=beauty|=facial|=hair|=preferential|=special|=fair|=equal|=better|=heat|=water|=red|=carpet =treatment|=treatments
=treat|=treats|=treated =customers|=people|=me =well|=fairly
=how ..1 =do =you|=they =treat
=cured =meat|=ham|=salmon|=fish|=resin
=nursing =home|=homes|=school|=student|=degree|=job|=shift|=exam|=career
=nurse|=nurses =practitioner
=expecting =results|=delivery|=package|=order|=too|=much|=more|=better|=miracles
=expecting =a|=an|=my =order|=package|=delivery|=parcel|=refund
=lactate|=lactic =threshold|=acid
=childs|=childrens|=child =play
=kids|=kid|=childrens|=child|=children|=childs =recipe|=recipes|=menu|=book|=books|=toy|=toys|=proof|=resistant|=lock
=child|=kid =proof|=resistant|=safety|=lock|=like|=friendly
=no|=not|=you|=are|=just|=only =kidding|=kiddin
=kid|=child =in =me|=us|=you
=inner|=only|=new|=wonder|=poster|=like|=as|=love|=problem =child|=kid
=as|=like|=when|=since =a =child|=kid|=baby|=teenager|=teen
=when|=since =i =was ..1 =child|=kid|=baby|=teenager|=teen|=young|=little|0-17|MINORWORD
=was|=were =a =child|=kid|=baby|=teenager|=teen
=baby =blue|=steps|=step|=boomer*|=pink|=sitter|=powder|=spinach|=carrots|=shampoo|=face
=hey|=oh|=yeah|=hi|=thanks|=sorry =baby
=minor =side|=issue|=issues|=problem|=change|=differences|=details|=effects|=point|=thing|=typo
=son =of =a
=grown|=adult|=grownup|=older ..1 =son|=daughter|=children|=kids|=child
=my|=our =son|=daughter ..2 =is ..1 18-99
18-99 ..1 =years|=year =old =son|=daughter
=bottle|=product|=site|=website|=company|=brand|=study|=studies|=pack|=article|=review|=post|=shop|=car|=phone|=order|=supplement|=capsules|=softgels|=batch|=packaging|=dog|=cat|=horse|=pet ..5 0-17|MINORWORD =years|=year|=months|=yr =old
0-17|MINORWORD =years|=year|=months|=yr|=jahre|=jaar =old|=alte|=oude =bottle|=product|=site|=website|=company|=brand|=study|=studies|=pack|=article|=review|=supplement|=whisky|=wine|=car|=dog|=cat|=horse
=age ..1 =spots|=spot|=group|=limit|=range|=related
=operation =hours|=mode|=manual
=hours|=mode|=ease =of =operation
=interactive|=interact ..1 =with ..2 =you|=site|=bot|=assistant|=chat|=support
=drug =store|=stores|=free
=steroid|=hormone|=allergen|=additive|=disease =free
=service|=support|=seller|=shop|=company =barely|=hardly|=never|=not|=doesnt|=isnt|=wont =respond*
=service|=support|=seller|=shop|=company =is|=was|=are =barely|=hardly|=not =respond*
=emergency =exit|=fund|=contact|=kit
=poison =ivy|=apple
=kid =you =not
=overdose|=overdosed =on =cuteness|=information|=hype
=i|=we|=have|=ive|=been ..3 =taken|=took|=had|=taking ..2 =over|=during|=for|=in|=since|=within|=past|=last ..3 =months|=month|=years|=year
=had =enough|=many|=lots|=questions|=results|=success|=issues
=had ..6 =left|=remaining|=spare
=krebs =cycle
=marca|=empresa|=sitio|=producto|=web ..3 =tiene
=ate|=eat|=eaten|=eating ..3 =salmon|=fish|=shrimp|=krill|=lunch|=dinner|=breakfast|=food|=meal|=trout
=dog|=dogs|=cat|=puppy ..1 =ate|=eats|=eaten =my|=our|=your|=his|=her|=the =homework $
=hund|=hunde|=katze =hat|=haben =meine|=unsere|=seine|=ihre|=die =hausaufgabe|=hausaufgaben =gefressen|=gegessen $
=had ..4 8+ ..2 =questions|=reviews|=friends|=years
=take|=took|=taken ..3 =notes|=photo*|=picture*|=time|=class*|=long|=courses|=survey|=trip
=long|=how ..4 =whole|=entire|=full ..1 =bottle|=pack
=art|=kind|=this|=what|=that|=some|=any|=same|=other|=best|=one|=another|=which|=every|=each|=be|=so|=very|=how|=you|=your|=is|=are|=most|=of|=two|=a|=these|=those|=first|=only|=unique =kind|=kinds =of|=regards|=enough|=and|=to|=words|=person
=this|=what|=which|=one|=another|=some|=any|=other|=that|=best|=so|=too|=very|=you|=really|=are =kind|=kinds
=kind =of|=regards|=enough
=alle|=te|=voor =kinderen =van =alle
=ich|=sie|=er =stille =wasser
=stille =nacht|=post
=hunger|=durst|=neugier =stillen
=wechselwirkung =mit =licht
=ganze|=ganz|=gut =kinder =leicht
=kinder =leicht|=schokolade|=garten|=spiel
=kinderleicht|=kinderspiel
=sich =lohnt|=um =den =preis
=tot|=tote =hose|=meer|=winkel
=totes|=toten|=tote|=rotes =meer|=meeres
=todsicher|=todschick|=sterbenslangweilig|=mordsmassig
=zum =sterben ..2 =gut|=schon|=lecker|=langweilig
=sterbe ..2 =vor =neugier|=langeweile|=hunger|=lachen
=zeit =totschlagen|=tot|=toten
=muero|=morirse|=morir|=muerto|=muerta ..1 =por|=de =probar*|=saber|=ganas|=hambre|=risa|=curiosidad|=sueno|=miedo|=sed|=conocer|=tener|=comprar|=verlo|=aburrimiento|=calor|=frio
=matar|=mata|=mato ..2 =tiempo|=rato|=hambre|=gusanillo|=dos
=de =muerte|=infarto
=precio*|=es ..2 =de =infarto
=punto|=tiempo|=mar|=peso =muerto
=cura|=cure =de =humildad|=belleza
=tratar|=trata|=trate =de|=sobre|=con
=de =que|=que =se|=se =trata
=ninos|=nino =de =mar
=el =nino
=tijd =doden|=dood*
=doodsimpel|=doodleuk|=doodmoe|=doodgewoon|=doodnormaal
=dode =zee|=huidcellen|=hoek
=dood =leuk|=gewoon|=simpel|=normaal|=moe
=lach|=schrik =me =dood
=zabic|=zabija*|=zabijac ..1 =czas|=nude|=glod|=apetyt|=bakterie
=umieram|=umrzec|=umre|=padam ..1 =z|=ze =ciekawosci|=glodu|=nudow|=smiechu
=martwy|=martwe|=martwego =morze|=naskorek|=komorki|=naskorka
=za =skarby|=zadne
=lek =przed
=rak|=raki|=raka =nieborak
=dead|=dying =ass
8+|0-17 =days|=weeks|=hours|=minutes|=mins|=seconds|=km|=kilos|=kg|=lbs|=pounds|=stone|=percent|=inches|=cm|=times|=miles|=products|=options|=wochen|=tage|=stunden|=minuten|=semanas|=dias|=horas|=minutos|=weken|=dagen|=uur|=tygodni|=dni|=godzin
=softgel*|=capsule*|=pill*|=it|=them =whole
=foot|=feet|=ft ..1 0-17
=daily|=whole|=full|=entire ..1 =daily|=days =dose|=serving|=amount
=whole|=entire|=full|=all ..1 =day|=week|=month|=year|=morning|=night|=family|=range|=house|=world
=all =kinds|=sorts|=types|=brands|=different
=had =to
=had ..5 =delivered|=sent|=shipped|=returned|=refunded
SWALLOWED|TOOK|EMPTIED ..3 WHOLE|HALF ..2 CONTAINER ..1 =in|=within|=over|=for|=so|=durante|=en|=w|=przez ..2 =month|=months|=weeks|=year|=winter|=summer|=season|=far|=monate*|=wochen|=meses|=semanas|=maanden|=weken|=miesiac*|=tygodni*
WHOLE|HALF ..2 CONTAINER ..1 =in ..2 =monate*|=wochen|=maanden|=weken ..2 SWALLOWED
=take|=taking|=took|=bring|=carry ..6 =plane|=flight|=holiday|=vacation|=abroad|=luggage|=travel*|=back|=home|=account|=consideration
=prices|=price|=fees|=fee|=shipping|=wallet|=bank|=budget|=purse ..3 =bleed*|=murder|=insane|=kill*|=crying|=dying|=sick|=hurt*|=ill
=die|=dying|=died|=dead =laughing|=laughter
overdos*|=od ..1 =on ..1 =reviews|=reading|=data|=info|=content|=articles|=choice|=choices|=options|=tabs|=coffee|=marketing
surgic*|=clinical =precision|=accuracy|=detail|=focus|=steel|=mask|=masks|=grade|=precise|=like|=approach
=recreational|=take|=do ..1 =drugs
`;
